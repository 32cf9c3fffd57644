/** For the tests: a file system in memory, for VS Code without any machine behind it. Its files come with the extension. */
const {
  EventEmitter,
  FileChangeType,
  FileSystemError,
  FileType,
  Uri,
  workspace,
} = require('vscode');

async function activate(context) {
  const listed = await fetch(Uri.joinPath(context.extensionUri, 'files.json').toString(true));
  const files = new Map(
    Object.entries(await listed.json()).map(([path, text]) => [
      path,
      new TextEncoder().encode(text),
    ]),
  );
  const changes = new EventEmitter();
  const below = (path) => [...files.keys()].filter((file) => file.startsWith(`${path}/`));
  const provider = {
    onDidChangeFile: changes.event,
    watch: () => ({ dispose() {} }),
    stat({ path }) {
      const bytes = files.get(path);
      if (bytes) return { type: FileType.File, ctime: 0, mtime: 1, size: bytes.length };
      if (below(path).length === 0) throw FileSystemError.FileNotFound(path);
      return { type: FileType.Directory, ctime: 0, mtime: 0, size: 0 };
    },
    readDirectory({ path }) {
      const rows = below(path).map((file) => {
        const [name, ...rest] = file.slice(path.length + 1).split('/');
        return [name, rest.length === 0 ? FileType.File : FileType.Directory];
      });
      return [...new Map(rows)];
    },
    readFile({ path }) {
      const bytes = files.get(path);
      if (!bytes) throw FileSystemError.FileNotFound(path);
      return bytes;
    },
    writeFile(uri, bytes) {
      files.set(uri.path, bytes);
      changes.fire([{ type: FileChangeType.Changed, uri }]);
    },
    createDirectory() {},
    delete({ path }) {
      files.delete(path);
    },
    rename() {
      throw FileSystemError.NoPermissions();
    },
  };
  context.subscriptions.push(workspace.registerFileSystemProvider('memory', provider));
}

module.exports = { activate };

/**
 * Links in a terminal: OSC 8, as terminals agreed on it
 * (https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda).
 */

/** Terminals that are known to show them, by `TERM_PROGRAM`. */
const PROGRAMS = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'Tabby', 'rio']);

/** The first version of VTE, which GNOME's terminals are made of, that does not crash on a link. */
const VTE = 5000;

/**
 * Does the terminal show links, as far as the environment says so? `FORCE_HYPERLINK` has the last
 * word, as in cargo's and npm's tools.
 */
export function showsLinks(env: Readonly<Record<string, string | undefined>>): boolean {
  const forced = env['FORCE_HYPERLINK'];
  if (forced !== undefined) return forced !== '' && forced !== '0' && forced !== 'false';
  if (env['TERM'] === 'dumb' || env['CI'] !== undefined || env['TMUX'] !== undefined) return false;
  if (PROGRAMS.has(env['TERM_PROGRAM'] ?? '')) return true;
  if (env['WT_SESSION'] !== undefined || env['TERM'] === 'xterm-kitty') return true;
  return Number(env['VTE_VERSION'] ?? 0) >= VTE;
}

/** Text that leads somewhere; the URL is printable ASCII. */
export function link(url: string, text: string): string {
  return `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
}

/** The URL of a file on this machine. */
export function fileUrl(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `file://${encoded.startsWith('/') ? '' : '/'}${encoded}`;
}

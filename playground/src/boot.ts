/** Entry of the page: starts the server, then reads the editor, which is larger than all else. */
import { Server } from './server.ts';
import { startSession } from './session.ts';

const server = new Server(new URL(WARPLENS_SERVER, import.meta.url).href);
const session = startSession(server);
import('./page.ts')
  .then(async ({ openPage }) => openPage(await session))
  .catch((error: unknown) => {
    const failure = document.querySelector<HTMLElement>('#failure')!;
    failure.querySelector('span')!.textContent = `The editor could not be loaded: ${error}`;
    failure.querySelector('button')!.addEventListener('click', () => location.reload());
    failure.hidden = false;
  });

/** Work in slices: what overtakes it, who goes first, and how it ends. */
import assert from 'node:assert/strict';
import { Cancelled } from '../../src/db/index.ts';
import type { ServerContext } from '../../src/lsp/context.ts';
import { createForeground } from '../../src/lsp/foreground.ts';
import { inSlices } from '../../src/lsp/slices.ts';
import type { Work } from '../../src/supervisor/index.ts';
import { createToyEngine } from '../kit/toy-engine.ts';

function contextOf(): ServerContext {
  const engine = createToyEngine();
  const context: Pick<ServerContext, 'engine' | 'whileOn'> = {
    engine,
    whileOn: (_, work) => work(),
  };
  return context as ServerContext;
}

const work = (): Work => ({ request: 'test', uri: undefined, scope: 'file' });
const between = async (): Promise<void> => undefined;

describe('lsp: slices', () => {
  it('begins again when what it had begun with is gone', async () => {
    let begun = 0;
    const found = await inSlices(contextOf(), {
      work,
      *steps() {
        begun++;
        yield;
        if (begun < 3) throw new Cancelled();
        return begun;
      },
      between,
    });
    assert.equal(found, 3);
  });

  it('runs to the end without a stop when it is overtaken again and again', async () => {
    let stops = 0;
    let isStopped = false;
    const found = await inSlices(contextOf(), {
      work,
      *steps() {
        isStopped = false;
        for (let i = 0; i < 10; i++) {
          yield i;
          if (isStopped) throw new Cancelled();
        }
        return 'all';
      },
      // Each stop lets somebody in who takes away what this had begun with.
      between: async () => {
        stops++;
        isStopped = true;
      },
      seen: () => true,
    });
    assert.equal(found, 'all');
    assert.ok(stops < 10, `${stops} stops`);
  });

  it('leaves nothing behind when nobody wants it any more', async () => {
    let closed = 0;
    const all = inSlices(contextOf(), {
      work,
      *steps() {
        try {
          for (;;) yield;
        } finally {
          closed++;
        }
      },
      between: () => Promise.reject(new Error('cancelled')),
      seen: () => true,
    });
    await assert.rejects(all, /cancelled/);
    assert.equal(closed, 1);
  });

  it('begins again behind an edit', async () => {
    const context = contextOf();
    const seen: string[] = [];
    const found = await inSlices(context, {
      work,
      *steps() {
        seen.push(context.engine.text('/a.rs') ?? '');
        yield;
        return context.engine.text('/a.rs');
      },
      between: async () => void context.engine.setFile('/a.rs', 'kernel one'),
      seen: () => true,
    });
    assert.equal(found, 'kernel one');
    assert.deepEqual(seen, ['', 'kernel one']);
  });
});

describe('lsp: the foreground', () => {
  it('lets requests go before work on the workspace, also such as is a request itself', async () => {
    const foreground = createForeground();
    const order: string[] = [];
    let answer = (): void => undefined;
    const first = foreground.during(() =>
      new Promise<void>((resolve) => (answer = resolve)).then(() => void order.push('hover')),
    );
    const listing = foreground.during(async () => {
      await foreground.letOthersFirst();
      order.push('kernels');
    });
    const background = foreground.rest().then(() => void order.push('workspace'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual(order, []);
    answer();
    await Promise.all([first, listing, background]);
    assert.equal(order[0], 'hover');
    assert.deepEqual(order.slice(1).sort(), ['kernels', 'workspace']);
  });
});

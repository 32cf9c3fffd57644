/** Strongly connected components of a graph (Tarjan), with an explicit stack: paths may be long. */

interface Frame<Node> {
  readonly node: Node;
  readonly next: readonly Node[];
  at: number;
}

/**
 * The components that the roots reach, each behind those that it leads to. `nextOf` is asked once
 * for each node.
 */
export function strongComponents<Node>(
  roots: Iterable<Node>,
  nextOf: (node: Node) => readonly Node[],
): Node[][] {
  const search = new Search(nextOf);
  for (const root of roots) search.from(root);
  return search.components;
}

class Search<Node> {
  readonly components: Node[][] = [];
  private readonly index = new Map<Node, number>();
  private readonly low = new Map<Node, number>();
  /** Nodes whose component is not known yet, in the order in which they were found. */
  private readonly open: Node[] = [];
  private readonly isOpen = new Set<Node>();
  private readonly path: Frame<Node>[] = [];
  private readonly nextOf: (node: Node) => readonly Node[];

  constructor(nextOf: (node: Node) => readonly Node[]) {
    this.nextOf = nextOf;
  }

  from(root: Node): void {
    if (this.index.has(root)) return;
    this.enter(root);
    for (let top = this.path.at(-1); top !== undefined; top = this.path.at(-1)) {
      const to = top.next[top.at++];
      if (to === undefined) this.leave();
      else if (!this.index.has(to)) this.enter(to);
      else if (this.isOpen.has(to)) this.lower(top.node, this.index.get(to)!);
    }
  }

  private enter(node: Node): void {
    const { index } = this;
    this.low.set(node, index.size);
    index.set(node, index.size);
    this.open.push(node);
    this.isOpen.add(node);
    this.path.push({ node, next: this.nextOf(node), at: 0 });
  }

  private leave(): void {
    const { node } = this.path.pop()!;
    const low = this.low.get(node)!;
    const up = this.path.at(-1);
    if (up !== undefined) this.lower(up.node, low);
    if (low !== this.index.get(node)) return;
    const component = this.open.splice(this.open.lastIndexOf(node)).reverse();
    for (const member of component) this.isOpen.delete(member);
    this.components.push(component);
  }

  private lower(node: Node, to: number): void {
    if (to < this.low.get(node)!) this.low.set(node, to);
  }
}

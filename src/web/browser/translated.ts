declare global {
  interface Window {
    /** Whether a translator has put an element in place of a text. */
    isTranslated?: boolean
  }
}

/**
 * Keeps a page that a translator rewrites in step with React. Its source text is inlined into the page, so it uses nothing from outside.
 *
 * Translators put elements in place of text nodes, `<font><font>Texte</font></font>`, while React goes on with the nodes that it made: to
 * remove one that is no child any more throws, and a new text is written into a node that nobody sees. So what stands in for which node is
 * noted, and what React does to the node is done to its stand-in.
 */
function follow() {
  const standIns = new WeakMap<Node, ChildNode>()
  /** The elements that a translator has put beside a text, which it has not taken away yet. */
  const unclaimed = new WeakSet<Node>()
  const isFont = (node: Node | null) => node?.nodeName === 'FONT'

  function note(removed: Node, standIn: ChildNode) {
    standIns.set(removed, standIn)
    // Where a translation is undone, the node stands for itself again: no chain of stand-ins becomes a ring.
    standIns.delete(standIn)
    unclaimed.delete(standIn)
    window.isTranslated = true
    if (removed instanceof Text) observer.observe(removed, { characterData: true })
  }

  function read(records: MutationRecord[]) {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [...addedNodes].find(isFont)
      if (font && !removedNodes.length) unclaimed.add(font)
      // A new text is shown, and translated, in place of the translation of the old one.
      if (type === 'characterData' && !target.isConnected) standInOf(target)?.replaceWith(target)
      for (const removed of removedNodes) {
        // What stands beside the removed may well stand in for its neighbour: only what nobody has claimed is its own.
        const beside = [previousSibling, nextSibling].find((node) => node && unclaimed.has(node))
        const standIn = font ?? (isFont(removed) ? addedNodes[0] : beside)
        if (standIn) note(removed, standIn as ChildNode)
      }
      // A text that React has moved.
      for (const added of addedNodes) if (!standInOf(added)?.contains(added)) standInOf(added)?.remove()
    }
  }

  /** Returns what is in the page for a node that is not, or has been put into an element of the translator's. */
  function standInOf(node: Node, parent?: Node): ChildNode | undefined {
    let found = standIns.get(node)
    while (found && (parent ? found.parentNode !== parent : !found.isConnected)) found = standIns.get(found)
    return found
  }

  const observer = new MutationObserver(read)
  observer.observe(document, { childList: true, subtree: true })

  const { removeChild, insertBefore } = Node.prototype
  /** Returns the child that a call is about: the node or its stand-in, null without either. */
  function childOf(parent: Node, node: Node | null): Node | null {
    if (node && node.parentNode !== parent) read(observer.takeRecords())
    // Reading may have put the node back.
    return !node || node.parentNode === parent ? node : (standInOf(node, parent) ?? null)
  }
  Node.prototype.removeChild = function <Child extends Node>(node: Child): Child {
    const child = childOf(this, node)
    if (child) removeChild.call(this, child)
    return node
  }
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
    return insertBefore.call(this, node, childOf(this, before)) as Child
  }
}

/** The inline script for the head of every page, which must be there before a translator (docs/decisions/0034-translated-pages.md). */
export const translatedScript = `(${String(follow).replaceAll(/\n\s+/g, '\n')})();`

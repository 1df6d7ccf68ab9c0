/** How far some nodes reach: all that they need, where `follow` returns what one needs. */
export class Reach {
  /** By each node that is reached, those that need it. */
  #users

  constructor(roots, follow) {
    this.#users = new Map(roots.map((node) => [node, []]))
    for (const node of this.#users.keys())
      for (const to of follow(node)) {
        const users = this.#users.get(to)
        if (users) users.push(node)
        else this.#users.set(to, [node])
      }
  }

  get nodes() {
    return [...this.#users.keys()]
  }

  has(node) {
    return this.#users.has(node)
  }

  /** Returns the nodes that need one of some nodes, those themselves included that are reached. */
  needing(nodes) {
    const found = new Set([...nodes].filter((node) => this.has(node)))
    for (const node of found) for (const user of this.#users.get(node)) found.add(user)
    return found
  }
}

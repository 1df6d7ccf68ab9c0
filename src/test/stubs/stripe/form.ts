/** What is sent to Stripe: `items[0][price]=price_1` is `{ items: { 0: { price: 'price_1' } } }`. */
export type Params = { [name: string]: string | Params }

export function paramsOf(encoded: string): Params {
  const params: Params = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop()!
    const parent = path.reduce<Params>((object, part) => (object[part] ??= {}) as Params, params)
    parent[last] = value
  }
  return params
}

/** Returns the text at a path; undefined when nothing was sent there. */
export function at(params: Params, ...path: string[]): string | undefined {
  const value = path.reduce<string | Params | undefined>((object, part) => (typeof object === 'object' ? object[part] : undefined), params)
  return typeof value === 'string' ? value : undefined
}

/** Returns the values of a list. */
export const valuesAt = (params: Params, name: string): (string | Params)[] => Object.values((params[name] as Params | undefined) ?? {})

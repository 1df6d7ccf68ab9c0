/** Returns the keys of a constant object that is not empty, in the order in which they are written. */
export function keysOf<Options extends object>(options: Options) {
  // `Object.keys` returns `string[]`, because an object can have more properties than its type; constants do not.
  return Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]]
}

/** Returns an object with these keys. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) {
  // `fromEntries` forgets that every key is there.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}

/** Returns the names of the fields in which two versions differ. */
export const changedNames = <Values extends object>(before: Values, after: Values) =>
  keysOf(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

/** Returns the fields that have a value; null is one. */
export const definedOf = <Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<typeof definedOf<Fields>>

/** Returns a value that is known to be there. @throws an error that says what is missing, where the code is wrong about that */
export function required<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`${what} is missing.`)
  return value
}

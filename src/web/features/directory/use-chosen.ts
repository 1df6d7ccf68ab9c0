import { useState } from 'react'

/** A value of the address that a control shows as soon as it is chosen there: the page itself follows the address a moment later. */
export function useChosen<Value>(value: Value) {
  const [state, setState] = useState({ value, chosen: value })
  if (state.value !== value) setState({ value, chosen: value })
  return [state.value === value ? state.chosen : value, (chosen: Value) => setState({ value, chosen })] as const
}

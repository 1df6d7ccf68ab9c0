/** While a call is under way, further ones with an equal input are that call. */
export function joinEqual<Input, Output>(send: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  const underWay = new Map<string, Promise<Output>>()
  return (input) => {
    const content = JSON.stringify(input)
    const sent = underWay.get(content) ?? send(input).finally(() => underWay.delete(content))
    underWay.set(content, sent)
    return sent
  }
}

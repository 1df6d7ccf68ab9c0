/** One server-sent event: its name and its parsed data. */
export type ServerEvent = { event: string; data: unknown }

/** Yields the events of a response as they arrive. Comments, which only keep the connection alive, are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    let text = ''
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      const blocks = (text + step.value).split('\n\n')
      text = blocks.pop() ?? ''
      yield* blocks.flatMap(eventIn)
    }
  } finally {
    await reader.cancel()
  }
}

function eventIn(block: string): ServerEvent[] {
  const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
  return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }]
}

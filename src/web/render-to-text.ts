import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** Where `renderToString` leaves out, without a word, what waits or fails inside a Suspense boundary. */
const LEFT_OUT = '<!--$!-->'

/** The whole document as one text, from its first tag on. @throws what failed in any part of it. */
export async function renderToText(document: ReactNode): Promise<string> {
  // Half the time of a stream, and enough for nearly every page.
  const text = renderToString(document)
  return text.includes(LEFT_OUT) ? renderThoroughly(document) : text
}

async function renderThoroughly(document: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(document, {
    // Large parts stay in their place; else they come at the end with a script that moves them.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  const text = await new Response(stream).text()
  if (errors.length > 0) throw errors[0]
  return text.slice(text.indexOf('<html'))
}

import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** Marks where `renderToString` silently left out a Suspense boundary that suspended or failed. */
const LEFT_OUT = '<!--$!-->'

/** Returns the whole document as text, from its first tag on. @throws what failed in any part of it */
export async function renderToText(document: ReactNode): Promise<string> {
  // Takes half the time of a stream, and is enough for nearly every page.
  const text = renderToString(document)
  return text.includes(LEFT_OUT) ? renderThoroughly(document) : text
}

async function renderThoroughly(document: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(document, {
    // Keeps large parts in their place; by default they come at the end with a script that moves them.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  })
  await stream.allReady
  const text = await new Response(stream).text()
  if (errors.length > 0) throw errors[0]
  return text.slice(text.indexOf('<html'))
}

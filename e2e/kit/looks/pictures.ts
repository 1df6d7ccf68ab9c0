import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { focus } from '#e2e/kit/keys.ts'

// Generated pictures, and the ways to pass them to a page.

export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** Creates a picture of one colour. */
export async function picture(colour: string, width = 900, height = 600): Promise<PictureFile> {
  const canvas = sharp({ create: { width, height, channels: 3, background: colour } })
  return { name: `${colour}.png`, mimeType: 'image/png', buffer: await canvas.png().toBuffer() }
}

/** Files that the page itself rejects: one above the size limit, and one of a type that is not accepted. */
export const tooLarge: PictureFile = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }
export const drawing: PictureFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}

export const dropOn = (target: Locator, ...given: PictureFile[]) => handOver(target, 'drop', given)
export const pasteInto = (target: Locator, ...given: PictureFile[]) => handOver(target, 'paste', given)

/** Dispatches the event that a browser fires when files are dropped onto an element, or pasted while it has the focus. */
async function handOver(target: Locator, how: 'drop' | 'paste', given: PictureFile[]) {
  await focus(target)
  const files = given.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, content: buffer.toString('base64') }))
  await target.evaluate(
    (element, [kind, contents]) => {
      const data = new DataTransfer()
      for (const { name, type, content } of contents)
        data.items.add(new File([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], name, { type }))
      const about = { bubbles: true, cancelable: true }
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...about, dataTransfer: data })
          : new ClipboardEvent('paste', { ...about, clipboardData: data })
      element.dispatchEvent(event)
    },
    [how, files] as const,
  )
}

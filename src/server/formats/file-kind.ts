import type { Attachment } from '#contract/quotes/supplier-quote.ts'
import { UPLOAD_PIXELS } from '#contract/uploads.ts'
import { readHeader } from '#server/pictures/operations.ts'
import { pictureKind } from '#server/pictures/picture-kind.ts'

type Kind = Attachment['kind']

const ENDINGS: Record<Kind, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/webp': /\.webp$/i,
}
const ENDING: Record<Kind, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' }

/**
 * Detects a file's type by its content, whatever type it was sent as; returns undefined when it is unsupported or has too many pixels.
 * @throws 415 for a broken picture
 */
export async function kindOf(content: Buffer): Promise<Kind | undefined> {
  if (content.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf'
  const kind = pictureKind(content)
  if (!kind) return undefined
  const { width, height } = await readHeader(content)
  return width * height <= UPLOAD_PIXELS ? kind : undefined
}

const MAX_NAME = 120

/**
 * Returns a safe file name for downloads: without path or invisible characters, and with the extension of its type, so that no computer
 * opens it as another one.
 */
export function fileName(original: string, kind: Kind): string {
  const name = original
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  const stem = name.replace(ENDINGS[kind], '') || 'attachment'
  const ending = ENDINGS[kind].exec(name)?.[0] ?? ENDING[kind]
  // Cut by code points: half of a surrogate pair could not be sent.
  return [...stem].slice(0, MAX_NAME - ending.length).join('') + ending
}

import sharp from 'sharp'
import type { Attachment } from '#contract/offers.ts'
import { UPLOAD_PIXELS } from '#contract/uploads.ts'

type Kind = Attachment['kind']

const PICTURES: Record<string, Kind> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' }
const ENDINGS: Record<Kind, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/webp': /\.webp$/i,
}
const ENDING: Record<Kind, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' }

/** What a file is by its content, whatever it says of itself; nothing for what we do not take, or cannot read. */
export async function kindOf(content: Buffer): Promise<Kind | undefined> {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  try {
    const { format, width, height } = await sharp(content).metadata()
    return width * height <= UPLOAD_PIXELS ? PICTURES[format] : undefined
  } catch {
    return undefined
  }
}

const NAME_MOST = 120

/**
 * A name to download a file by: no path, nothing that cannot be seen, and the ending of what it is, so that no computer opens it as
 * something else.
 */
export function fileName(given: string, kind: Kind): string {
  const name = given
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  const stem = name.replace(ENDINGS[kind], '') || 'attachment'
  const ending = ENDINGS[kind].exec(name)?.[0] ?? ENDING[kind]
  // By characters: half of one could not be sent.
  return [...stem].slice(0, NAME_MOST - ending.length).join('') + ending
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { sfntOf } from './sfnt.ts'

/** A font for documents, with the name under which a document knows it. */
export type FontFile = { name: string; bytes: Buffer; font: Font }

/** Reads a packed font (WOFF) with one face. */
export function readFont(name: string, address: string): FontFile {
  const bytes = sfntOf(readFileSync(fileURLToPath(address)))
  // Each file holds one font.
  return { name, bytes, font: create(bytes) as Font }
}

import type { Letter, RenderedLetter } from '#contract/letters.ts'

/** Puts facts into words and looks; `publicUrl` is the origin of its links. The built letters bundle exports one. */
export type RenderLetter = (letter: Letter, publicUrl: string) => Promise<RenderedLetter>

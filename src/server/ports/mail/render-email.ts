import type { EmailMessage, RenderedEmail } from '#contract/emails.ts'

/** Puts facts into words and looks; `publicUrl` is the origin of its links. The built emails bundle exports one. */
export type RenderEmail = (email: EmailMessage, publicUrl: string) => Promise<RenderedEmail>

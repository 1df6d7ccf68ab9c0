import type { EmailMessage, RenderedEmail } from '#contract/emails.ts'

/** Renders an email from its facts. `publicUrl` is the origin of its links. The built bundle of emails exports such a function. */
export type RenderEmail = (email: EmailMessage, publicUrl: string) => Promise<RenderedEmail>

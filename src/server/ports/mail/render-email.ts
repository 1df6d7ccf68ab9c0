import type { EmailMessage, RenderedEmail, StopLink } from '#contract/emails.ts'

/**
 * Renders an email from its facts. `publicUrl` is the origin of its links, `stop` the link with which its reader stops such emails, `texts`
 * what the owner has changed of its texts, by key. The built bundle of emails exports such a function.
 */
export type RenderEmail = (
  email: EmailMessage,
  publicUrl: string,
  stop: StopLink | null,
  texts?: Readonly<Record<string, string>>,
) => Promise<RenderedEmail>

import type { EmailFrame } from '#contract/emails/email-frame.ts'
import type { EmailMessage, RenderedEmail, StopLink } from '#contract/emails/emails.ts'

/**
 * Renders an email from its facts. `publicUrl` is the origin of its links, `stop` the link with which its reader stops such emails. The built
 * bundle of emails exports such a function.
 */
export type RenderEmail = (email: EmailMessage, publicUrl: string, stop: StopLink | null, frame?: EmailFrame) => Promise<RenderedEmail>

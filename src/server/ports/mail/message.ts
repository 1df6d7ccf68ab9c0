import type { SendMailOptions } from 'nodemailer'
import type { OutgoingEmail } from './mail.ts'

/** The same bytes for every try of an email, dates and Message-ID included. `from` is MAIL_FROM. */
export const messageOf = ({ id, to, replyTo, subject, html, text, createdAt }: OutgoingEmail, from: string) =>
  ({
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    date: createdAt,
    messageId: `<${id}@${hostOf(from)}>`,
    baseBoundary: id,
    // Answers from absence assistants go nowhere.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions

const hostOf = (from: string) => /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost'

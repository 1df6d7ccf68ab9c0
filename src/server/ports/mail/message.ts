import type { SendMailOptions } from 'nodemailer'
import { BETWEEN_ADDRESSES, type OutgoingEmail } from './mail.ts'

/** Returns the message of an email, with the same bytes for every attempt, including date and Message-ID. `from` is MAIL_FROM. */
export const messageOf = ({ id, to, replyTo, subject, html, text, createdAt, stopUrl, files = [] }: OutgoingEmail, from: string) =>
  ({
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: replyTo.split(BETWEEN_ADDRESSES).map((address) => ({ name: '', address })) }),
    subject,
    html,
    text,
    attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
    date: createdAt,
    messageId: `<${id}@${hostOf(from)}>`,
    baseBoundary: id,
    headers: {
      // Prevents out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions

const hostOf = (from: string) => /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost'

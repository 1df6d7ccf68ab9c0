import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { writeWhole } from '#server/ports/write-whole.ts'
import type { Mail, OutgoingEmail } from './mail.ts'
import { messageOf } from './message.ts'

/** Writes emails to `folder` as `.eml` files, whose names sort by time. A retried email has the same name. */
export function outboxMail(folder: string, from: string): Mail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const create = () => mkdir(folder, { recursive: true, mode: 0o700 })
  let created: Promise<unknown> | undefined
  return {
    async send(email) {
      const { message } = await composer.sendMail(messageOf(email, from))
      const file = join(folder, nameOf(email))
      // The option `buffer` makes the message one.
      const write = () => writeWhole(file, message as Buffer, `${file}.unfinished`)
      try {
        await (created ??= create())
        await write()
      } catch {
        // Somebody may have removed the folder.
        await (created = create())
        await write()
      }
    },
    close: async () => {},
  }
}

const nameOf = ({ createdAt, id }: OutgoingEmail) => `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`

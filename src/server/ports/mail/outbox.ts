import { mkdir, readdir, rm } from 'node:fs/promises'
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
    writesFiles: true,
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
    async deleteCopies(before) {
      const oldest = timeIn(before)
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for (const name of names) if (IS_EMAIL.test(name) && name < oldest) await rm(join(folder, name), { force: true })
    },
    close: async () => {},
  }
}

/** The name of an email, or of one that was not written to its end. */
const IS_EMAIL = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[\da-f-]{36}\.eml(\.unfinished)?$/

const timeIn = (time: Date) => time.toISOString().replaceAll(':', '-')
const nameOf = ({ createdAt, id }: OutgoingEmail) => `${timeIn(createdAt)}-${id}.eml`

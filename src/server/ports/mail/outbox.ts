import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Mail, OutgoingLetter } from './mail.ts'
import { messageOf } from './message.ts'

/** Letters become `.eml` files in `folder`, to read or to pass on; names sort by time. A letter that is tried again has the same name. */
export function outboxMail(folder: string, from: string): Mail {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(letter) {
      const { message } = await composer.sendMail(messageOf(letter, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await keep(folder, nameOf(letter), message as Buffer)
    },
    close: async () => {},
  }
}

const nameOf = ({ createdAt, id }: OutgoingLetter) => `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`

/** Whole or not at all, also after the power fails. Nobody but this user may read it. */
async function keep(folder: string, name: string, bytes: Buffer): Promise<void> {
  const unfinished = join(folder, `${name}.unfinished`)
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
  await rename(unfinished, join(folder, name))
  const directory = await open(folder)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

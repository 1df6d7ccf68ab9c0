import { randomUUID } from 'node:crypto'
import type { Browser } from './browser.ts'
import type { TestApp } from './app.ts'

/** Sends a form as a page does. */
export async function sendForm(by: Browser, url: string, form: FormData) {
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type')! }
  return by.ask({ method: 'POST', url, headers, payload: Buffer.from(await sent.arrayBuffer()) })
}

/** Uploads a picture as a page does. */
export function uploadPicture(by: Browser, bytes: Buffer | string, { name = 'photo.png', type = 'image/png' } = {}) {
  const form = new FormData()
  form.append('file', new File([bytes as string], name, { type }))
  return sendForm(by, '/api/uploads', form)
}

/** Inserts an upload without its file and returns its address, which listings accept. */
export async function uploadOf({ context: { db } }: TestApp): Promise<string> {
  const name = `${randomUUID()}.webp`
  await db.insertInto('uploads').values({ name, bytes: 9 }).execute()
  return `/uploads/${name}`
}

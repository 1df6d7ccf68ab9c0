import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StoreUnavailable } from './images.ts'
import { s3Images } from './s3.ts'

const visited: string[] = []
/** A server that sends everybody elsewhere, where there would be a picture. */
const server = createServer(({ url = '' }, response) => {
  visited.push(url)
  if (url === '/elsewhere') response.end('a picture')
  else response.writeHead(307, { location: '/elsewhere' }).end()
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => void server.close())

test('a bucket that leads elsewhere is not followed: neither a picture nor a signature goes there', async () => {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const images = s3Images({ endpoint, bucket: 'pictures', region: 'here', accessKeyId: 'id', secretAccessKey: 'key' })
  const name = '0198f6c2-5d1c-7a44-9b7e-2f1d7a3c9e10.webp'
  await expect(images.get(name)).rejects.toThrow(StoreUnavailable)
  await expect(images.put(name, Buffer.from('a picture'))).rejects.toThrow(StoreUnavailable)
  expect(new Set(visited)).toEqual(new Set([`/pictures/uploads/${name}`]))
})

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSocialPost, publishSocialPost } from '#contract/social/social-posts.ts'
import { createBrowser } from '#test/app/browser.ts'
import { socialSite } from '#test/stubs/social-site.ts'
import { uploadPicture } from '#test/app/upload.ts'

type Site = Awaited<ReturnType<typeof socialSite>>

async function publishPicture(site: Site, platform: 'instagram' | 'twitter') {
  const beans = await site.connected()
  const picture = await sharp({ create: { width: 200, height: 900, channels: 3, background: '#1c4' } })
    .png()
    .toBuffer()
  const { url: imageUrl } = (await uploadPicture(beans, picture)).json()
  const { id } = await beans.call(addSocialPost, { id: beans.supplierId, platform, content: 'Look at this', imageUrl })
  return beans.call(publishSocialPost, { id })
}

describe('A picture on its way to a platform', () => {
  let [instagram, x]: Site[] = []
  beforeAll(async () => void ([instagram, x] = [await socialSite('instagram'), await socialSite('twitter')]))
  afterAll(() => Promise.all([instagram!.stop(), x!.stop()]))

  test('is fetched as a JPEG from the address that Instagram is given', async () => {
    const posted = await publishPicture(instagram!, 'instagram')
    expect(posted).toMatchObject({ status: 'posted', postUrl: expect.stringContaining('https://www.instagram.com/p/') })
    const { picture } = instagram!.server.world.posts.at(-1)!
    expect(picture).toMatch(/^https:\/\/backdock\.example\/uploads\/.*\.jpg$/)
    const { headers, rawPayload } = await createBrowser(instagram!.app).ask({ url: new URL(picture!).pathname })
    expect([headers['content-type'], (await sharp(rawPayload).metadata()).width]).toEqual(['image/jpeg', 720])
  })

  test('is sent to X as it is', async () => {
    expect(await publishPicture(x!, 'twitter')).toMatchObject({
      status: 'posted',
      postUrl: expect.stringContaining('https://x.com/i/web/status/'),
    })
    expect(x?.server.world.posts.at(-1)?.picture).toBe('image/webp')
  })
})

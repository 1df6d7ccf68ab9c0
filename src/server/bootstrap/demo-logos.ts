import { createHash } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { suppliers } from '#server/db/demo/suppliers/all.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { drawLogo } from '#server/features/artwork/logo-art.ts'
import { hasUpload, setUploadBytes } from '#server/features/uploads/queries.ts'
import { resized } from '#server/pictures/encode.ts'
import type { Images } from '#server/ports/images/images.ts'
import { variantOf } from '#shared/pictures/upload-variants.ts'

/** The files of a logo: the whole picture, and the width that lists of many suppliers show. */
const LOGO_FILE = /^([0-9a-f]{36})(?:\.png|-160\.avif)$/
const smallOf = (name: string) => variantOf(name, 160, 'avif')

/** Returns the name of a demo supplier's logo, always the same one, under which it is drawn when it is first asked for. */
export const logoNameOf = ({ businessName }: Pick<DemoSupplier, 'businessName'>): string =>
  `${createHash('sha256').update(businessName).digest('hex').slice(0, 36)}.png`

/**
 * Returns the storage, which draws the logo of a demo supplier when it is first asked for: drawing all of them would be a large part of what a
 * first start takes. Each takes some hundredths of a second, once.
 */
export function withDemoLogos(images: Images, db: Db): Images {
  const drawing = new Map<string, Promise<void>>()
  /** One after the other, so that a page full of logos leaves turns to other pictures. */
  let last = Promise.resolve()
  async function draw(name: string) {
    const supplier = suppliers.find((each) => each.hasLogo && logoNameOf(each) === name)
    if (supplier && (await hasUpload(db, name))) await drawInto(images, db, name, supplier)
  }
  function drawOnce(name: string): Promise<void> {
    const begun = drawing.get(name)
    if (begun) return begun
    const drawn = last.then(() => draw(name)).finally(() => drawing.delete(name))
    drawing.set(name, drawn)
    // Whoever asks for this one is told of its failure.
    last = drawn.catch(() => {})
    return drawn
  }
  return {
    ...images,
    async get(name) {
      const stored = await images.get(name)
      const [, logo] = LOGO_FILE.exec(name) ?? []
      if (stored || logo === undefined) return stored
      await drawOnce(`${logo}.png`)
      return images.get(name)
    },
  }
}

async function drawInto(images: Images, db: Db, name: string, { businessName, category }: DemoSupplier): Promise<void> {
  const whole = await drawLogo({ name: businessName, category, seed: businessName })
  const small = await resized(whole, 160, 'avif')
  await images.put(name, whole)
  await images.put(smallOf(name), small)
  await setUploadBytes(db, name, whole.length + small.length)
}

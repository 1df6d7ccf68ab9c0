import { ART_VERSION, categorySlug } from '#shared/pictures/artwork-options.ts'
import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import { createBoundedQueue, type RunInQueue } from '#server/http/cache/bounded-queue.ts'
import { acceptedEncoding, wellCompressed } from '#server/http/wire/compression.ts'
import { notFound } from '#server/http/problems.ts'
import type { createSiteServer } from '#server/http/server.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'
import { drawCategory } from './category-art.ts'
import { cacheDrawings } from './drawing-cache.ts'
import { drawSprite } from './shapes/glyphs.ts'
import { drawIco, ICONS, manifest } from './icons.ts'
import { drawLabel, isLabelShape, labelStyle } from './label.ts'
import { drawMark } from './shapes/mark.ts'
import { drawScene, isSceneName } from './scenes.ts'
import {
  homeShareImage,
  listingShareImage,
  resourceShareImage,
  resourcesShareImage,
  supplierShare,
  supplierShareImage,
  type ResourceCard,
  type SupplierCard,
} from './share-image.ts'

type App = ReturnType<typeof createSiteServer>
type Deps = {
  supplierCard(id: number): Promise<SupplierCard | null>
  resourceCard(id: string): Promise<ResourceCard | undefined>
  /** Bounds what is drawn as a picture at the same time. */
  runInQueue?: RunInQueue
}
type ArtworkRequest = { params: Record<string, string>; query: Record<string, unknown> }
/**
 * `key` says all that is drawn and nothing else, so that what looks the same is drawn once. `changes` marks a drawing that shows data, which
 * clients therefore cache for an hour only.
 */
type Drawing = { key: string; draw: () => string | Promise<Buffer>; changes?: boolean }

type AddDrawing = (path: string, type: string, drawingOf: (request: ArtworkRequest) => Drawing | Promise<Drawing>) => void

const SVG = 'image/svg+xml'
const PNG = 'image/png'
const ICO = 'image/x-icon'
const MANIFEST = 'application/manifest+json'
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const SEED = /^[\w-]{1,80}$/
const MAX_STEP = 40
/** A share picture takes a tenth of a second of one core, so only as many are drawn at a time as leave room for everything else. */
const MAX_PICTURES_AT_ONCE = 2
const PICTURES_WAITING = 30
/** The largest id that the database's integer columns can hold. */
const MAX_ID = 2_147_483_647

/**
 * The artwork: drawn on the first request and cached, each content encoding separately.
 * An unknown shape, category, seed, scene or supplier is a 404.
 */
export function artworkRoutes(app: App, { runInQueue = createBoundedQueue(MAX_PICTURES_AT_ONCE, PICTURES_WAITING), ...cards }: Deps): void {
  const drawings = cacheDrawings()
  // Of their own, so that no number of labels evicts what takes long to draw.
  const pictures = cacheDrawings({ runInQueue })
  const art: AddDrawing = (path, type, drawingOf) =>
    app.get<{ Params: ArtworkRequest['params']; Querystring: ArtworkRequest['query'] }>(
      path,
      { schema: { hide: true } },
      async (request, reply) => {
        const { key, draw, changes = false } = await drawingOf(request)
        const isFinal = !changes && request.query.v === String(ART_VERSION)
        const encoding = type === SVG ? acceptedEncoding(request.headers['accept-encoding']) : undefined
        const plain = type === PNG || type === ICO ? await pictures(key, draw, disconnection(reply)) : await drawings(key, draw)
        const body = encoding ? await drawings(`${key} ${encoding}`, () => wellCompressed(plain, encoding)) : plain
        if (type === SVG) reply.header('vary', 'Accept-Encoding')
        if (encoding) reply.header('content-encoding', encoding)
        return reply
          .header('cache-control', isFinal ? FOREVER : AN_HOUR)
          .type(type)
          .send(body)
      },
    )

  art('/art/label/:shape/:category/:seed.svg', SVG, ({ params, query }) => label(params, query))
  art('/art/category/:category.svg', SVG, ({ params }) => {
    const category = categoryOf(params.category)
    return { key: `category ${category}`, draw: () => drawCategory(category) }
  })
  art('/art/scene/:scene.svg', SVG, ({ params: { scene = '' } }) => {
    if (!isSceneName(scene)) throw notFound('This picture')
    return { key: `scene ${scene}`, draw: () => drawScene(scene) }
  })
  art('/art/glyphs.svg', SVG, () => ({ key: 'glyphs', draw: drawSprite }))
  art('/art/logo.svg', SVG, () => ({ key: 'mark', draw: () => drawMark() }))
  art('/favicon.svg', SVG, () => ({ key: 'mark', draw: () => drawMark() }))
  art('/favicon.ico', ICO, () => ({ key: 'ico', draw: drawIco }))
  art('/site.webmanifest', MANIFEST, () => ({ key: 'manifest', draw: manifest }))
  for (const [path, draw] of Object.entries(ICONS)) art(path, PNG, () => ({ key: path, draw }))

  sharePictures(art, cards)
}

/** Adds the pictures that are shown where a link is shared. */
function sharePictures(art: AddDrawing, { supplierCard, resourceCard }: Omit<Deps, 'runInQueue'>): void {
  art('/art/share/home.png', PNG, () => ({ key: 'share home', draw: homeShareImage }))
  art('/art/share/listing.png', PNG, ({ query }) => {
    const category = query.category === undefined ? undefined : categoryOf(query.category)
    return { key: `share listing ${category ?? ''}`, draw: () => listingShareImage(category) }
  })
  art('/art/share/resources.png', PNG, () => ({ key: 'share resources', draw: resourcesShareImage }))
  art('/art/share/resource/:id.png', PNG, async ({ params: { id = '' } }) => {
    const card = await resourceCard(id)
    if (!card) throw notFound('This resource')
    const { title, type, readTime } = card
    return { key: `share resource ${JSON.stringify([title, type, readTime])}`, draw: () => resourceShareImage(card), changes: true }
  })
  art('/art/share/supplier/:id.png', PNG, async ({ params: { id = '' } }) => {
    const card = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID && (await supplierCard(Number(id)))
    if (!card) throw notFound('This supplier')
    const share = supplierShare(Number(id), card)
    return { key: `share supplier ${JSON.stringify(share)}`, draw: () => supplierShareImage(share), changes: true }
  })
}

function label({ shape = '', category: slug, seed = '' }: ArtworkRequest['params'], query: ArtworkRequest['query']): Drawing {
  const category = categoryOf(slug)
  const step = Number(query.step ?? 0)
  const isKnown = isLabelShape(shape) && SEED.test(seed) && Number.isInteger(step) && step >= 0 && step <= MAX_STEP
  if (!isKnown) throw notFound('This picture')
  const choice = { category, seed, step }
  return { key: `label ${shape} ${JSON.stringify(labelStyle(shape, choice))}`, draw: () => drawLabel({ shape, ...choice }) }
}

const CATEGORY_BY_SLUG = new Map<unknown, CategoryName>(CATEGORIES.map((category) => [categorySlug(category), category]))

function categoryOf(slug: unknown): CategoryName {
  const category = CATEGORY_BY_SLUG.get(slug)
  if (!category) throw notFound('This category')
  return category
}

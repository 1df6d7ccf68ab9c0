import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { MAX_PRODUCTS, MAX_VENUES } from '#contract/options.ts'
import { GstName } from '#contract/suppliers/gst.ts'
import { OriginName } from '#contract/quotes/origins.ts'
import { Picture, Product, Venue } from '#contract/suppliers/suppliers.ts'
import { PictureUrl } from '#contract/uploads.ts'
import { clearable, described, line, nameSpelling, oneLine, optional, PathId, prose, text, Uuid } from '#contract/endpoint/values.ts'

// Endpoints that change what a profile shows: products, venues, pictures. Those that read it are in suppliers.ts.

const ofSupplier = { id: PathId }

/** A position in a list, counted from 1. A position past the end means the end. */
const place = (most: number) => {
  const message = `A place is a whole number from 1 to ${most}.`
  return z.int(message).check(z.gte(1, message), z.lte(most, message))
}

const product = {
  title: text(80, 'Please give the product a name.').check(nameSpelling),
  price: optional(line(60)),
  imageUrl: optional(PictureUrl),
  origin: optional(OriginName),
  gst: described(optional(GstName), 'What lines of answers begin with; left out, what is usual for these goods.'),
}
export const addProduct = endpoint('POST /api/suppliers/:id/featured-products', {
  summary: 'Add a product; the thirteenth is refused',
  params: ofSupplier,
  body: { ...product, description: optional(prose(400)) },
  output: Product,
  status: 201,
})
export const changeProduct = endpoint('PUT /api/suppliers/:id/featured-products/:productId', {
  summary: 'Change a product, or its place',
  description: 'Fields that are left out do not change.',
  params: { ...ofSupplier, productId: Uuid },
  body: {
    title: z.optional(product.title),
    price: clearable(line(60)),
    imageUrl: clearable(PictureUrl),
    origin: clearable(OriginName),
    gst: clearable(GstName),
    description: clearable(prose(400)),
    order: described(z.optional(place(MAX_PRODUCTS)), 'The new position; the products after it move back by one.'),
  },
  output: Product,
})
export const removeProduct = endpoint('DELETE /api/suppliers/:id/featured-products/:productId', {
  summary: 'Remove a product',
  params: { ...ofSupplier, productId: Uuid },
})

const venueName = text(120, 'Please give the name of the venue.').check(nameSpelling)
export const addVenue = endpoint('POST /api/suppliers/:id/client-logos', {
  summary: 'Add a venue; the fifth is refused',
  params: ofSupplier,
  body: { venueName, logoUrl: optional(PictureUrl), description: optional(text(300)) },
  output: Venue,
  status: 201,
})
export const changeVenue = endpoint('PUT /api/client-logos/:id', {
  summary: 'Change a venue, or its place',
  description: 'Fields that are left out do not change.',
  params: { id: Uuid },
  body: {
    venueName: z.optional(venueName),
    logoUrl: clearable(PictureUrl),
    description: clearable(text(300)),
    order: described(z.optional(place(MAX_VENUES)), 'The new position; the venues after it move back by one.'),
  },
  output: Venue,
})
export const removeVenue = endpoint('DELETE /api/client-logos/:id', { summary: 'Remove a venue', params: { id: Uuid } })

const alt = prose(200).check(oneLine)
export const addPicture = endpoint('POST /api/suppliers/:id/images', {
  summary: 'Add an uploaded picture to the gallery, as many as the plan allows',
  params: ofSupplier,
  body: { url: PictureUrl, alt: optional(alt) },
  output: Picture,
  status: 201,
})
export const changePicture = endpoint('PUT /api/suppliers/:id/images/:imageId', {
  summary: 'Change what a picture shows in words, or its place',
  params: { ...ofSupplier, imageId: Uuid },
  body: { alt: clearable(alt), url: z.optional(PictureUrl), order: z.optional(place(1000)) },
  output: Picture,
})
export const removePicture = endpoint('DELETE /api/suppliers/:id/images/:imageId', {
  summary: 'Remove a picture',
  params: { ...ofSupplier, imageId: Uuid },
})

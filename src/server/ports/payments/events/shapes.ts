import * as z from 'zod/mini'

/** An object of the provider, or its id only. */
export const Id = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value) => (typeof value === 'string' ? value : value.id)),
)

/** A moment of the provider, in seconds. */
export const Seconds = z.pipe(
  z.number(),
  z.transform((seconds) => new Date(seconds * 1000).toISOString()),
)

/** What is optional is missing or null, depending on the provider's version. */
export const maybe = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  )

/** Our id of a subscription, in what the provider keeps with it. */
export const Metadata = maybe(z.object({ reference: z.optional(z.string()) }))

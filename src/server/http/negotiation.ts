import type { FastifyRequest } from 'fastify'

/** Whether a client names this media type among those that it takes; `*` alone asks for nothing in particular. */
export const isAskedFor = ({ headers }: Pick<FastifyRequest, 'headers'>, mediaType: string): boolean =>
  (headers.accept ?? '').split(',').some((range) => range.split(';')[0]!.trim().toLowerCase() === mediaType)

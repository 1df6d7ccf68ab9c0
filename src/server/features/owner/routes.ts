import { getOperator } from '#contract/operator.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'

export function ownerRoutes(serve: Serve, deps: Pick<Context, 'config'>): void {
  serve.cached(getOperator, anyone, async () => ({ email: deps.config.ownerEmail }))
}

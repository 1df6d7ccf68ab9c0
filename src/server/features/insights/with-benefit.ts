import { benefitsOf, type Plan } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { planOf } from '#server/features/plans/plan.ts'
import { type Listing, withListing } from '#server/features/suppliers/access.ts'
import { within, type Access } from '#server/http/access/access.ts'
import { forbidden } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'

type Benefits = ReturnType<typeof benefitsOf>
/** The benefits that a plan gives or does not give. */
export type Benefit = { [Name in keyof Benefits]: Benefits[Name] extends boolean ? Name : never }[keyof Benefits]
export type ListingWithPlan = Listing & { plan: Plan }

/** Allows a signed-in supplier whose plan has the benefit, and loads its listing. @throws 401, 403 with `refusal`, 404 */
export const withBenefit = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  benefit: Benefit,
  refusal: string,
): Access<AuthenticatedRequester, ListingWithPlan> =>
  within(withListing, async ({ authorize }, load, caller, path) => {
    const { requester, resource } = await authorize(load, caller, path)
    const plan = await planOf(db, resource.id, now())
    if (plan === null || !benefitsOf(plan)[benefit]) throw forbidden(refusal)
    return { requester, resource: { ...resource, plan } }
  })

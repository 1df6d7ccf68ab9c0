import { useQuery } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { SOCIAL_PLATFORM_KEYS } from '#contract/social/social-options.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { counted } from '#shared/text/words.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { WEEK_DAYS } from '#web/features/social/posts/calendar/month-days.ts'
import { PlatformChoices } from '#web/features/social/posts/composer/platform-choices.tsx'
import { SHOWS_POSTS } from '#web/features/social/posts/shows-posts.ts'
import { dayOf, localNow, mondayOf } from '#web/features/social/posts/times.ts'
import { dashboardPath } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { DateInput } from '#web/ui/controls/date-input.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { SocialPost } from '#contract/social/social-posts.ts'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'

const WEEKS = [1, 2, 3, 4]
const A_WEEK = [1, 2, 3, 4, 5]

type PlanDialogProps = { supplierId: Id; timeZone: string; onPlanned: (posts: SocialPost[]) => void; onClose: () => void }

/** The dialog that drafts posts for some weeks from the products of the listing. */
export function PlanDialog({ supplierId, timeZone, onPlanned, onClose }: PlanDialogProps) {
  const form = useId()
  const id = String(supplierId)
  const products = useQuery({ ...query('GET /api/suppliers/:id/featured-products', { id }), refetchOnMount: 'always' })
  const accounts = useQuery({ ...query('GET /api/suppliers/:id/social-accounts', { id }), refetchOnMount: 'always' })
  const { sendOrThrow, isPending, problem } = useWrite('POST /api/suppliers/:id/social-plan', {
    invalidates: SHOWS_POSTS,
    failure: (error) => failureToast(error, 'No plan made'),
  })
  const onPlan = async (plan: PlanValues) => {
    const posts = await sendOrThrow({ id, ...plan }).catch(() => undefined)
    if (posts) onPlanned(posts)
  }
  const hasProducts = Boolean(products.data?.length)
  const connected = SOCIAL_PLATFORM_KEYS.filter((platform) => accounts.data?.some((each) => each.isActive && each.platform === platform))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Plan posts from my products"
      description="Drafts about your products in turn, at the hours at which buyers act. Nothing goes out until you schedule it."
      problem={problem}
      footer={
        hasProducts && (
          <Button type="submit" form={form} busy={isPending} busyLabel="Planning..." disabled={accounts.isPending}>
            Plan the posts
          </Button>
        )
      }
    >
      <QueryBoundary of={accounts.isPending ? { ...products, data: undefined } : products} loading={<FieldsSkeleton fields={3} />}>
        {(list) =>
          list.length === 0 ? (
            <NoProducts />
          ) : (
            <PlanForm id={form} products={list.length} timeZone={timeZone} connected={connected} onPlan={(plan) => void onPlan(plan)} />
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}

type PlanValues = { platforms: SocialPlatform[]; startsOn: string; weeks: number; postsAWeek: number }

type PlanFormProps = {
  id: string
  products: number
  timeZone: string
  connected: SocialPlatform[]
  onPlan: (plan: PlanValues) => void
}

function PlanForm({ id, products, timeZone, connected, onPlan }: PlanFormProps) {
  const today = dayOf(localNow(timeZone))
  const [platforms, setPlatforms] = useState(connected)
  const [problem, setProblem] = useState<string>()
  const choose = (platform: SocialPlatform, isChosen: boolean) => {
    setProblem(undefined)
    setPlatforms((all) => SOCIAL_PLATFORM_KEYS.filter((each) => (each === platform ? isChosen : all.includes(each))))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (platforms.length === 0) return setProblem('Please choose a platform.')
    const typed = new FormData(event.currentTarget)
    const startsOn = String(typed.get('startsOn'))
    onPlan({ platforms, startsOn, weeks: Number(typed.get('weeks')), postsAWeek: Number(typed.get('postsAWeek')) })
  }
  return (
    <form id={id} onSubmit={submit}>
      <Stack gap={4}>
        <PlatformChoices legend="Platforms" chosen={platforms} onChoose={choose} error={problem} />
        <Grid min={140} most={3} gap={4}>
          <Field label="First day" required>
            <DateInput type="date" name="startsOn" required min={today} defaultValue={dayAfter(mondayOf(today), WEEK_DAYS)} />
          </Field>
          <Field label="Weeks">
            <NativeSelect name="weeks" defaultValue="4">
              {WEEKS.map((weeks) => (
                <option key={weeks}>{weeks}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Posts a week">
            <NativeSelect name="postsAWeek" defaultValue="3">
              {A_WEEK.map((posts) => (
                <option key={posts}>{posts}</option>
              ))}
            </NativeSelect>
          </Field>
        </Grid>
        <p>Your listing has {counted(products, 'product')} to write about.</p>
      </Stack>
    </form>
  )
}

const NoProducts = () => (
  <EmptyState
    level={3}
    title="No products to write about"
    action={<ButtonLink href={dashboardPath({ tab: 'products' })}>Add a product</ButtonLink>}
  >
    A plan makes its posts from the products of your listing. Add one first.
  </EmptyState>
)

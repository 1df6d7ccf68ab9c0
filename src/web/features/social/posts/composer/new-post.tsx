import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { SOCIAL_PLATFORM_KEYS } from '#contract/social/social-options.ts'
import { bestTimeOn } from '#web/features/social/posts/best-times.ts'
import { CLOSED, openPosts } from '#web/features/social/posts/posts-path.ts'
import { localNow } from '#web/features/social/posts/times.ts'
import type { SocialSearch } from '#web/addresses/social-search.ts'
import type { RequesterStorage } from '#web/storage/requester-storage.ts'
import { ComposerDialog } from './composer-dialog.tsx'
import { ComposerForm, type Overview } from './composer-form.tsx'
import { BLANK, scheduledAt, type ComposerValues } from './composer-values.ts'
import { promotionTexts } from './template-texts.ts'
import { useComposer } from './use-composer.ts'
import { useSendNew } from './use-send.ts'
import type { Sources, useBestHours } from './use-sources.ts'

type NewPostProps = {
  supplierId: Id
  overview: Overview
  search: SocialSearch
  sources: Sources
  bestHours: ReturnType<typeof useBestHours>['bestHours']
  storage: RequesterStorage
}

/** The dialog that writes a post: on a day of the calendar, about a promotion, or neither. */
export function NewPost({ supplierId, overview, search, sources, bestHours, storage }: NewPostProps) {
  const { timeZone } = overview
  const promotion = sources.promotions.find(({ id }) => id === search.promotion)
  const [start] = useState(() => startOf({ search, sources, bestHours, promotion, now: localNow(timeZone) }))
  const composer = useComposer({ start, timeZone, storage, draftName: `social-post-${promotion?.id ?? search.day ?? 'new'}` })
  const { send, isBusy, problem } = useSendNew(supplierId, timeZone)
  const onSend = async () => {
    if (isBusy || !composer.isReady()) return
    const sent = await send(composer.values)
    if (!sent.created) return
    composer.restart(composer.values)
    // A post that could not be published is in the list as failed; the form goes on with it.
    openPosts(sent.isDone ? CLOSED : { ...CLOSED, post: sent.kept?.id }, { keepChanges: true })
  }
  return (
    <ComposerDialog title="Write a post" composer={composer} isBusy={isBusy} problem={problem}>
      {(id, onPictureBusy) => (
        <ComposerForm
          id={id}
          supplierId={supplierId}
          overview={overview}
          sources={sources}
          bestHours={bestHours}
          composer={composer}
          about={{ promotion }}
          onSend={() => void onSend()}
          onPictureBusy={onPictureBusy}
        />
      )}
    </ComposerDialog>
  )
}

const isDay = (text = ''): text is string => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

type StartOptions = Pick<NewPostProps, 'search' | 'sources' | 'bestHours'> & {
  promotion: Sources['promotions'][number] | undefined
  now: string
}

/** Returns what a new post begins with: the platforms that have an account, and what the address names. */
function startOf({ search: { day }, sources, bestHours, promotion, now }: StartOptions): ComposerValues {
  const platforms = SOCIAL_PLATFORM_KEYS.filter((platform) => sources.names[platform])
  const blank: ComposerValues = { ...BLANK, platforms, ...(promotion && { ...promotionTexts(promotion), postType: 'promotion' }) }
  return isDay(day) && day >= now.slice(0, 10) ? scheduledAt(blank, bestTimeOn(day, bestHours.hours, now)) : blank
}

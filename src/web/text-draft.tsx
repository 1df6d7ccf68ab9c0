import { useEffect, useRef, useState } from 'react'
import { followTexts } from './storage/follow-texts.ts'
import { useRequesterStorage } from './storage/requester-storage.ts'
import { forgetText } from './storage/text-drafts.ts'
import { TextLink } from './ui/controls/text-link.tsx'
import { SmallPrint } from './ui/typography/small-print.tsx'

/**
 * Stores what is typed into the form around it, and brings it back after a reload, a closed dialog or a new sign-in, with a line that says so.
 * `name` stands for the form and what it is about; whatever sends the form calls `forgetText(name)` once that has worked.
 */
export function TextDraft({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null)
  const following = useRef<ReturnType<typeof followTexts>>(null)
  const [restored, setRestored] = useState<string>()
  const storage = useRequesterStorage()
  const requester = storage?.requester
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || !storage) return
    following.current = followTexts(form, storage, name, { onRestored: setRestored })
    return () => following.current?.stop()
    // eslint-disable-next-line react/exhaustive-deps -- a storage is another object each time, and the same one for the same requester
  }, [requester, name])
  const discard = () => {
    following.current?.setBack()
    forgetText(name)
  }
  return (
    <div ref={place} aria-live="polite" hidden={!restored}>
      {restored && (
        <SmallPrint>
          Your text from {timeOf(new Date(restored))} is here again.{' '}
          <TextLink
            render={
              <button type="button" onClick={discard}>
                Discard
              </button>
            }
          />
        </SmallPrint>
      )}
    </div>
  )
}

const timeOf = (time: Date) =>
  time.toLocaleString('en-AU', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(time.toDateString() !== new Date().toDateString() && { weekday: 'short', day: 'numeric', month: 'short' }),
  })

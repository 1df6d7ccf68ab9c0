import { useEffect, useState } from 'react'
import { SOCIAL_PLATFORMS } from '#contract/social/social-options.ts'
import { navigate } from '#web/navigation/navigate.ts'
import { socialPath } from '#web/paths.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { problemWords } from './problem-texts.ts'
import { socialReturnNow } from './social-return-now.ts'
import { CONNECTED, notConnected } from './use-accounts.ts'

/** Shows what became of a walk to a platform, said once to whoever returns from there. */
export function ConnectReturn() {
  const [{ connected, problem }] = useState(socialReturnNow)
  useEffect(() => {
    if (!connected && !problem) return
    toast(connected ? { title: CONNECTED, description: SOCIAL_PLATFORMS[connected], tone: 'success' } : notConnected)
    navigate(socialPath(), { replace: true, keepScroll: true })
  }, [connected, problem])
  if (!problem) return null
  return (
    <Note tone="error" title="No account was connected">
      {problemWords(problem)}
    </Note>
  )
}

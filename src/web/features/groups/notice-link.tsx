import type { RefObject } from 'react'
import { groupNoticeTexts } from '#contract/site-texts/group-texts.ts'
import { filled } from '#contract/site-texts/text-group.ts'
import { REGULATOR } from '#shared/groups/regulator.ts'
import { fetchGroupNotice } from '#web/api/group-notice.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { DownloadButton } from '#web/ui/controls/download-button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { SmallPrint } from '#web/ui/typography/small-print.tsx'
import { useTexts } from '#web/use-site.ts'
import { fieldsOf } from './use-group-form.ts'
import styles from './groups.module.css'

/** What the law asks before venues bargain together, and the notice that does it, filled with what stands in the form. */
export function NoticeLink({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const texts = useTexts(groupNoticeTexts)
  const load = async () => {
    if (!form.current) throw new Error('The form is not there.')
    const { text } = fieldsOf(form.current)
    return fetchGroupNotice({ item: text('item'), category: text('category'), place: text('place') })
  }
  return (
    <section aria-label="The notice to the regulator" className={styles.notice}>
      <p>{texts.text}</p>
      <DownloadButton
        name="collective-bargaining-notice.pdf"
        load={load}
        busyLabel="Filling in..."
        onFailure={(error) => toast(failureToast(error, 'The notice could not be made'))}
      >
        {texts.download}
      </DownloadButton>
      <SmallPrint>
        <span>{`${filled(texts.address, { address: REGULATOR.address })} `}</span>
        <TextLink href={REGULATOR.page}>{texts.guidelines}</TextLink>
        <span>{` ${texts.advice}`}</span>
      </SmallPrint>
    </section>
  )
}

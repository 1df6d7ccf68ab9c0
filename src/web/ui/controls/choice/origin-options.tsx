import { keysOf } from '#shared/objects.ts'
import { ORIGIN_WORDS } from '#shared/seafood/origin-words.ts'

/** The choices of where seafood was harvested, after `none`, which is what no choice is called. */
export const OriginOptions = ({ none }: { none: string }) => (
  <>
    <option value="">{none}</option>
    {keysOf(ORIGIN_WORDS).map((origin) => (
      <option key={origin} value={origin}>
        {ORIGIN_WORDS[origin]}
      </option>
    ))}
  </>
)

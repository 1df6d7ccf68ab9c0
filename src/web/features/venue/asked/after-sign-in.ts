let isNext = false

/** Notes that a buyer has signed in by itself, rather than in the middle of something: it may be asked for its venue. */
export const noteSignIn = () => void (isNext = true)
/** Whether a buyer has signed in by itself on this page, until that is forgotten. */
export const isAfterSignIn = () => isNext
export const forgetSignIn = () => void (isNext = false)

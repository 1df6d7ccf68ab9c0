import { writeText } from '#web/storage/browser-entries.ts'

/** Set on <html> once the intro animation was seen. */
export const INTRO_SEEN = 'door-opened'

const KEY = 'door'

/** A script for the head of every page, which runs before the first paint. */
export const introScript = `try{if(localStorage.${KEY})document.documentElement.classList.add('${INTRO_SEEN}')}catch{}`

export const rememberIntro = () => writeText(KEY, 'opened')

/** Where the packages are listed of which browsers get something: a page of the build, not of the application. */
export const OPEN_SOURCE = '/open-source'

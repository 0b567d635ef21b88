/** The form of an id that a client sends back, such as the `_id` of a row. At most 60 characters is our choice: a UUID has 36. */
export const ID_PATTERN = /^[\w-]{1,60}$/

// zod/mini: unused functions are left out of the build, which makes it a third of the size of zod with methods.
import * as z from 'zod/mini'

// Zod compiles validators with `new Function`, which the content security policy blocks. This must run before the first parse.
z.config({ jitless: true })

export { z }

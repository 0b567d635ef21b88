import { routeMatrix, routeStates } from './route-states.ts'

/** Returns the Storybook id of a story: `SignIn/ServerDown` becomes `routes-signin--server-down`. */
const idOf = (shown: string) => {
  const [file = '', name = ''] = shown.split('/')
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  return `routes-${file.toLowerCase()}--${words}`
}

export function RouteStates() {
  const cell = 'border-b border-line p-2 align-top'
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-sm text-ink">
        <thead>
          <tr>
            {['Route', ...routeStates].map((head) => (
              <th
                key={head}
                scope="col"
                className="border-b border-line-strong p-2 font-medium first-letter:uppercase"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(routeMatrix).map(([path, states]) => (
            <tr key={path}>
              <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                {path}
              </th>
              {routeStates.map((state) => {
                const shown = states[state]
                return (
                  <td key={state} className={cell}>
                    {typeof shown === 'string' ? (
                      <a href={`./?path=/story/${idOf(shown)}`} target="_top" className="text-link underline">
                        {shown.split('/')[1]?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')}
                      </a>
                    ) : (
                      <span className="text-muted">{shown.none}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

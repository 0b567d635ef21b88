import { createElement } from 'react'

/** Makes the component of an icon. Its element and classes are those of lucide-react, which needs a context and four times the code. */
// oxlint-disable-next-line import/no-default-export -- In the app's build it replaces a module that has one.
export default ({ name, node }) =>
  function Icon({ className, children, ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] || rest.role ? undefined : true,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }

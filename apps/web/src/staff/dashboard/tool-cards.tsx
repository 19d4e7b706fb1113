import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { useTools } from '../frame/use-tools.ts';

export function ToolCards() {
  const tools = useTools();
  return (
    <chakra.section aria-labelledby="werkzeuge">
      <chakra.h2 id="werkzeuge" fontSize="md" mb="3">
        Werkzeuge
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))"
      >
        {tools.map(({ path, search, title, text, icon: Icon }) => (
          <li key={path}>
            <StyledLink
              to={path}
              search={search}
              display="flex"
              gap="3"
              h="full"
              p="4"
              bg="card"
              borderWidth="1px"
              borderRadius="card"
              transition="colors"
              _hover={{ borderColor: 'outline' }}
            >
              <chakra.span color="brassDeep" flexShrink="0">
                <Icon size={22} strokeWidth={1.5} aria-hidden />
              </chakra.span>
              <span>
                <chakra.span display="block" fontWeight="semibold">
                  {title}
                </chakra.span>
                <chakra.span color="inkMuted">{text}</chakra.span>
              </span>
            </StyledLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

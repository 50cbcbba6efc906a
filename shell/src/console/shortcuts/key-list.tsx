import { Box } from '@vitral/ui';

export interface NamedKeys {
  keys: string[];
  /** Effect of the keys. */
  text: string;
}

/** Keyboard shortcuts with their effects. */
export function KeyList({ keys, columns = 1 }: { keys: NamedKeys[]; columns?: 1 | 2 }) {
  return (
    <Box component="dl" sx={{ ...LIST, gridTemplateColumns: { sm: `repeat(${columns}, 1fr)` } }}>
      {keys.map(({ keys: names, text }) => (
        <Box key={text} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
          <Box component="dt">{text}</Box>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, flexShrink: 0 }}>
            {names.map((name) => (
              <Box key={name} component="kbd" sx={KEY}>
                {name}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { m: 0, display: 'grid', columnGap: 4 };

const KEY = {
  font: 'inherit',
  fontSize: '0.8125rem',
  minWidth: 24,
  textAlign: 'center',
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
};

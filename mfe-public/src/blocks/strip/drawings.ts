import community from '../../assets/focus-community-320.avif?sizes';
import education from '../../assets/focus-education-320.avif?sizes';
import expansion from '../../assets/focus-expansion-320.avif?sizes';
import system from '../../assets/focus-system-320.avif?sizes';
import team from '../../assets/focus-team-320.avif?sizes';
import tools from '../../assets/focus-tools-320.avif?sizes';

/** Drawings of what the team works on. */
export const DRAWINGS = { education, community, team, expansion, tools, system };

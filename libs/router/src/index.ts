/**
 * The part of react-router-dom that the console uses; sharing the whole package would add all of it to the bundle.
 */
export {
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  isRouteErrorResponse,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
  type Blocker,
  type LinkProps,
  type RouteObject,
} from 'react-router-dom';
